import { defineConfig, mergeConfig } from 'vitest/config';
import { madeFor } from './packages/core/made-for.ts';
import usual from './vitest.config.ts';

// The tests of the core with its sources as browsers get them in production (`packages/core/src/base/target.ts`): whatever guards data, secrets
// and time holds there as well. What does not is here, by a part of its title.
const leftOut = [
  // what the types rule out
  'an option that is no function',
  'fails and says what to pass',
  'everything that is wrong is named at once',
  'already holds what the client adds',
  'a way of calling that the surface did not hand over',
  'a surface that hands over no kinds',
  'a `signal` that is not what it has to be',
  'a `handler` of "handle" is refused',
  'what is no list, and what one request may not ask for',
  'what is no text is no base URL',
  // words and paths of messages
  'begins with no word of a scheme',
  'JSON cut',
  'a web page is a malformed response that quotes none of it',
  'an integer that would be rounded is refused with its path',
  'the first one beyond is named by its path',
  'a string value does not become the key of what follows',
  'it is found at the path where it stands',
  // what only Node says and does
  'TRADELANE_DEBUG=1 shows calls',
  'on the machine’s clock the timer stays for those who come next',
  'comes before the first byte: nothing was sent',
  'nobody listens: nothing was sent',
  'an unsafe call is repeated where nothing was sent',
  'an unsafe call that could never be sent says so',
  'an unsafe call of which no byte has left',
  'that held the request when it failed has not sent it',
  'says nothing of what was sent before it',
  'was not sent where middleware hands it on',
  'the one that holds the connection may have been',
  'sends nothing any more: its calls say so',
  'closed while undici is loaded',
  'is not sent where that can be known',
  'says how to trust the certificate',
  'which Node says of any failure',
  'is refused on Node, its connection freed',
  'that does not take the global Request is told so',
  'on Node.js/24 lets a redirect be',
  'accept-encoding is set for a file',
  'of failures only the one that says so is a redirect',
  'a compressed file that is cut short is an error where',
  'a file that is compressed though nobody asked for it',
];

const quoted = leftOut.map((part) => RegExp.escape(part));

export default mergeConfig(
  { ...usual, test: { ...usual.test, include: [] } },
  defineConfig({
    plugins: [madeFor({ mayRunOnNode: false, isChecked: false })],
    test: {
      include: ['packages/core/test/{base,call,client,kinds}/**/*.test.ts'],
      // Nothing here would fail where the plugin did nothing.
      setupFiles: ['packages/core/test/support/production.ts'],
      testNamePattern: new RegExp(`^(?!.*(?:${quoted.join('|')}))`, 's'),
    },
  }),
);
