import { basename, extname } from 'node:path';

const instance = 'http://localhost:4010/instance';
const shopKey = 'shop-2001-4e1d7a52-9c1b-4d5e-8f61-0a7b3c2d9e10';

/** The `.env` of a program against the sandbox, by surface. */
const environments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'marketplace-seller': { BASE_URL: instance, API_KEY: shopKey },
  'services-seller': { BASE_URL: instance, API_KEY: shopKey },
  'marketplace-operator': { BASE_URL: instance, API_KEY: 'operator-2f8e6b1c-7d40-4a93-8c5e-9b0a1d3f5e54' },
  'marketplace-front': { BASE_URL: instance, API_KEY: 'front-c19a4e7d-3b52-4f86-9e0d-6a8c2f1b7d65' },
  basket: {
    BASE_URL: 'http://localhost:4010/basket/checkout/shopper-baskets/v1/organizations/demo_001',
    TOKEN:
      'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJodHRwczovL2lkZW50aXR5LmFjbWUuZXhhbXBsZSIsInN1YiI6InNob3BwZXIiLCJhdWQiOiJiYXNrZXQifQ.eyJvZiI6InNob3BwZXIifQ',
  },
};

/**
 * Replaces `<!-- program: pay-out.ts marketplace-operator -->` with the first steps of a guide: pack the client of
 * the surface, install it with a `.env`, and save the sample.
 */
export function withProgramSteps(markdown: string): string {
  return markdown.replaceAll(/<!-- program: (\S+) (\S+) -->/g, (_, file: string, surface: string) =>
    stepsOf(file, surface),
  );
}

function stepsOf(file: string, surface: string): string {
  const folder = `"$HOME/${basename(file, extname(file))}"`;
  const environment = environments[surface];
  if (environment === undefined) throw new Error(`No credentials for the surface ${surface}`);
  const variables = Object.entries(environment).map(([name, value]) => `TRADELANE_${name}=${value}`);
  return `You need the sandbox and checkout from [the first call](/guides/first-call/).

1. In the checkout, build and pack the client:

   \`\`\`sh
   npx -y pnpm@12 build
   npx -y pnpm@12 -r --filter-prod '@tradelane/${surface}...' \\
     pack --pack-destination ${folder}
   \`\`\`

2. Install it in that folder. To use your own host, write its URL and credentials to \`.env\`:

   \`\`\`sh
   cd ${folder}
   npm init -y
   npm pkg set type=module
   npm install ./*.tgz
   cat > .env <<END
   ${variables.join('\n   ')}
   END
   \`\`\`

3. Save this program in that folder as \`${file}\`:

   <!-- sample: ${file} -->`;
}
