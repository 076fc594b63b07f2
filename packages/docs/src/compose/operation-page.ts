import type { DemoCalls } from '../demo/demo-calls.ts';
import { addressOf } from './base-url.ts';
import { describeOperation } from './describe-operation.ts';
import { operationBody } from './operation-body.ts';
import { operationText } from './operation-text.ts';
import type { Page } from './page.ts';
import { clientOf, operationPath, type DescribedOperation, type SurfaceReference } from './reference.ts';
import type { Rule } from './rules.ts';
import { signatureHtml, type TypeUrl } from './signature.ts';

/** The page of one operation. */
export function operationPage(
  reference: SurfaceReference,
  operation: DescribedOperation,
  rules: readonly Rule[],
  calls: DemoCalls,
  typeUrl: TypeUrl,
): Page {
  const { surface, document } = reference;
  const { object } = operation;
  const described = describeOperation(reference, operation, rules, calls);
  const sdk = surface.client ? `${clientOf(surface).variable}.${object['x-method']}` : undefined;
  return {
    path: operationPath(surface.name, object.operationId),
    title: object.summary,
    headTitle: `${object.summary} · ${document.info.title} · Tradelane`,
    description: `${document.info.title}, ${object.operationId}, ${operation.method} ${operation.path}: ${firstSentence(object.description ?? object.summary)}`,
    operation: {
      surface: surface.name,
      method: operation.method,
      id: object.operationId,
      path: operation.path,
      address: addressOf(reference, operation),
      sdk,
    },
    markdown: operationText(`[${document.info.title}](/reference/${surface.name}/)`, described),
    body: operationBody(described, signatureHtml(reference, operation, typeUrl), (name) =>
      typeUrl(clientOf(surface).package, name),
    ),
    section: document.info.title,
    ...(object.deprecated === true ? { deprecated: true } : {}),
  };
}

/** The first sentence, or the text before a list. */
function firstSentence(text: string): string {
  const sentence = /^[\s\S]*?(?:\.(?=\s|$)|:(?=\s*\n|$))/.exec(text.trim())?.[0] ?? text;
  return sentence.replaceAll(/\s+/g, ' ').replace(/:$/, '.');
}
