import type { Kind } from './texts.ts';

/** The rules of prose: phrases that are not used, and how long a sentence may be. CONTRIBUTING.md explains the ten that matter most. */
export interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly remedy: string;
  /** Kinds of text that may break it. */
  readonly except?: readonly Kind[];
  /** The only kind of text that the rule reads. Default: all. */
  readonly only?: Kind;
}

/** Longest sentence, in words. Code counts as one word. */
export const maxWords = 25;
/** Longest line of Markdown, in characters. Tables, links and code are exempt. */
export const maxLineLength = 120;

/** Each phrase, as a regular expression, and what to write. */
const phrases: Readonly<Record<string, string>> = {
  anew: 'write "again"',
  thereby: 'write "so"',
  begun: 'write "started"',
  'besides?': 'write "next to" or "with"',
  whoever: 'write "anyone"',
  'in place of': 'write "instead of"',
  'for good': 'write "permanently"',
  'all the same': 'write "anyway"',
  'by itself': 'write "automatically"',
  'of its own': 'write "its own"',
  'at hand': 'write "available"',
  'in hand': 'write "in progress"',
  'at work': 'write "running"',
  'taken for': 'write "treated as"',
  'goes on': 'write "continues"',
  'go on': 'write "continue"',
  'comes? again': 'write "returns" or "is delivered again"',
  'what is more': 'write "also"',
  'as good as': 'write "almost"',
  'hands? (?:over|out)': 'write "passes" or "returns"',
  'handed (?:over|out)': 'write "passed" or "returned"',
  'put off': 'write "postponed"',
  'passed over': 'write "skipped"',
  'of which': 'repeat the noun',
  'in which': 'repeat the noun',
  'such a one': 'repeat the noun',
  'the one (?:that|which|who|with|of)': 'repeat the noun',
  'that of': 'repeat the noun',
  'those (?:that|which|who|of|with)': 'repeat the noun',
  'nobody|somebody': 'name the process, worker, client, server or user',
  'tells?|told|says?|said': 'write "states", "reports" or "returns"',
  'hears?|heard': 'write "receives"',
  'gives|gave': 'write "returns", "passes" or "contains"',
  '(?<!\\bthere )(?:is|are|was|were|be) no (?!longer\\b|more than\\b)[a-z-]+':
    'write "isn\'t", "aren\'t", "not a" or "invalid"',
  'behind (?:them|this|one|those|which|the (?:end|last|first))': 'write "after"',
};

export const rules: readonly Rule[] = [
  ...Object.entries(phrases).map(([phrase, remedy]) => ({
    name: 'phrase',
    pattern: new RegExp(`\\b(?:${phrase})\\b`, 'i'),
    remedy,
  })),
  {
    name: 'where',
    pattern:
      /(?:^|[.,;:(] ?|\b(?:and|or|but|also|only|except|even) )where\b(?![^.]*\?)|\bwhere (?:there|nobody|nothing|none|no|one|it|that|they|this|what|a|an|the)\b/i,
    remedy: 'use if or when; "where" is for places',
  },
  {
    name: 'headless',
    pattern: /(?:^|[.!:;] )(?:What|Who) (?!['’])(?![^.]*\?)[a-z]/,
    remedy: 'name the thing: "Items without an ID", not "What has no ID"',
    except: ['heading'],
  },
  {
    name: 'inversion',
    pattern: /(?:^|[.;,:] )(?:Would|Does|Do|Had|Were|Should|Is|Are|Was) (?:it|they|that|the|an?|one|you)\b(?![^.]*\?)/,
    remedy: 'start with If',
  },
  {
    name: 'title',
    pattern: /^(?:of|that|whose|is|are|was|has)\b/i,
    remedy: 'name the subject: a title is understood without its `describe`',
    only: 'title',
  },
  { name: 'semicolon', pattern: /[\p{L}\d)`'"»]; [\p{L}\d`"(]/u, remedy: 'write two sentences', except: ['cell'] },
];
