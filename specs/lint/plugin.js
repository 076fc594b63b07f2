// Lint rules of this project: mandatory descriptions, and extensions that match their operation.
import { everyFieldIsDescribed, everyValueIsDescribed } from './descriptions.js';
import { everyOperationIsDescribed, successHasExample } from './operations.js';
import { extensionsAreKnown } from './extensions.js';
import {
  atLeastOneOfNamesParameters,
  batchLimitNamesAList,
  paginationNamesAList,
  partialSuccessNamesLists,
  rateLimitKeysExist,
} from './fields.js';
import { methodNamesAreUnique, namedOperationsExist } from './names.js';
import { extendedObjectsSayWhatTheyAre, noDeepAnonymousObjects } from './nesting.js';

export default function tradelane() {
  return {
    id: 'tradelane',
    rules: {
      oas3: {
        'at-least-one-of-names-parameters': atLeastOneOfNamesParameters,
        'batch-limit-names-a-list': batchLimitNamesAList,
        'every-field-is-described': everyFieldIsDescribed,
        'every-operation-is-described': everyOperationIsDescribed,
        'every-value-is-described': everyValueIsDescribed,
        'extended-objects-say-what-they-are': extendedObjectsSayWhatTheyAre,
        'extensions-are-known': extensionsAreKnown,
        'method-names-are-unique': methodNamesAreUnique,
        'named-operations-exist': namedOperationsExist,
        'no-deep-anonymous-objects': noDeepAnonymousObjects,
        'pagination-names-a-list': paginationNamesAList,
        'partial-success-names-lists': partialSuccessNamesLists,
        'rate-limit-keys-exist': rateLimitKeysExist,
        'success-has-example': successHasExample,
      },
    },
  };
}
