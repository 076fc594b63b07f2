import type { Kind } from './texts.ts';

/** The rules of prose: words that are not used, and how long a sentence may be. CONTRIBUTING.md explains the ten that matter most. */
export interface Rule {
  readonly name: string;
  readonly pattern: RegExp;
  readonly remedy: string;
  /** Kinds of text that may break it. */
  readonly except?: readonly Kind[];
}

const words = (...list: readonly string[]): RegExp => new RegExp(`\\b(?:${list.join('|')})\\b`, 'i');

/** Longest sentence, in words. Code counts as one word. */
export const maxWords = 25;
/** Longest line of Markdown, in characters. Tables, links and code are exempt. */
export const maxLineLength = 120;

export const rules: readonly Rule[] = [
  {
    name: 'old-words',
    pattern: words('anew', 'thereby', 'begun', 'beside', 'besides', 'whoever'),
    remedy: 'use again, started, next to, anyone',
  },
  {
    name: 'old-phrases',
    pattern: words(
      'in place of',
      'for good',
      'all the same',
      'by itself',
      'of its own',
      'at hand',
      'in hand',
      'at work',
      'taken for',
      'goes on',
      'go on',
      'comes? again',
      'what is more',
      'as good as',
      'hands? (?:over|out)',
      'handed (?:over|out)',
      'put off',
      'passed over',
    ),
    remedy: 'use instead of, permanently, anyway, automatically, its own, running, treated as, continues, returns',
  },
  {
    name: 'relative',
    pattern: words(
      'of which',
      'in which',
      'such a one',
      'the one (?:that|which|who|with|of)',
      'that of',
      'those (?:that|which|who|of|with)',
    ),
    remedy: 'repeat the noun',
  },
  { name: 'people', pattern: words('nobody', 'somebody'), remedy: 'name the process, worker, client, server or user' },
  {
    name: 'speech',
    pattern: words('tells?', 'told', 'says?', 'said', 'hears?', 'heard'),
    remedy: 'use returns, throws, reports, logs, states',
  },
  { name: 'gives', pattern: words('gives', 'gave'), remedy: 'use returns, passes, contains' },
  {
    name: 'is-no',
    pattern: words('(?<!\\bthere )(?:is|are|was|were|be) no (?!longer\\b|more than\\b)[a-z-]+'),
    remedy: "use isn't, aren't, not a, or invalid",
  },
  {
    name: 'behind',
    pattern: words('behind (?:them|this|one|those|which|the (?:end|last|first))'),
    remedy: 'use after',
  },
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
  { name: 'semicolon', pattern: /[\p{L}\d)`'"»]; [\p{L}\d`"(]/u, remedy: 'write two sentences', except: ['cell'] },
];
