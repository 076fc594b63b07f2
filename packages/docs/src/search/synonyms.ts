/** Synonyms from other products, by page. */
export const synonyms: Readonly<Record<string, string>> = {
  'guides/set-up':
    'setup tsconfig typescript module resolution node16 nodenext bundler commonjs require esm jest vitest rollup webpack vite esbuild next edge cloudflare worker workers vercel deno bun runtime',
  'guides/first-call':
    'environment variables env proxy certificate unable_to_verify_leaf_signature self_signed_cert_in_chain tls ca quickstart getting started installation setup hello world tutorial sdk client library install',
  'guides/nightly-sync': 'postgres postgresql database cron export orders warehouse etl',
  'guides/connector': 'channel integration build a connector marketplace adapter',
  'guides/product-import': 'csv upload catalog feed rejected products error report',
  'guides/erp-orders': 'erp order accept ship marketplace shop',
  'guides/prices-and-stock':
    'price stock level update quantity inventory repricing offer import csv feed cron nightly load',
  'guides/returns-and-refunds': 'return refund incident money back cancel',
  'guides/service-orders': 'services platform booking voucher consume service',
  'guides/watch-orders': 'operator marketplace late overdue shipment monitor admin',
  'guides/decide-returns': 'operator marketplace incident dispute return decision admin',
  'guides/pay-out': 'operator transfer billing cycle commission fee invoice psp voucher',
  'guides/storefront-offers':
    'frontend shop product page detail list search stock availability price offers buy box copy catalog',
  'guides/invoices': 'save pdf download accounting billing credit note',
  'guides/storefront': 'react component shop frontend cors shipping method basket cart checkout delivery option',
  'guides/first-contact':
    'deep check drift contract schema validation compatibility differences real host live smoke test',
  'guides/production': 'go live checklist deploy deployment readiness launch monitoring',
  'guides/when-it-fails':
    'fetch failed troubleshooting debugging problem help error solution log logging proxy econnreset econnrefused enotfound socket network',
  'guides/authentication':
    'auth oauth oauth2 client_credentials bearer token api key login credentials secret scope permission role',
  'guides/limits':
    'retry-after rate limit ratelimit ratelimiting throttling throttle quota 429 too many requests backoff',
  'guides/retries': 'retry backoff idempotency idempotent resilience timeout duplicate 5xx network error exactly once',
  'guides/paging': 'page 2 second pagination paginate cursor next page offset limit list iterate',
  'guides/sync': 'synchronization polling incremental delta changes checkpoint',
  'guides/actions': 'asynchronous async action status poll wait',
  'guides/fleet':
    'multi tenant multitenant tenants agency erp many shops accounts scheduler fairness freshness lag saas',
  'guides/job-engines':
    'bullmq pg-boss pgboss temporal inngest nestjs nest hono middleware queue worker background job cron',
  'guides/effects-once': 'idempotency key idempotent exactly once outbox duplicate twice settle intent crash saga',
  'guides/imports-and-exports': 'bulk upload csv xlsx report job long running',
  'guides/files': 'upload download multipart attachment zip pdf stream binary',
  'guides/partial-success': 'batch bulk partial failure per item errors',
  'guides/events':
    'tracing trace opentelemetry metrics span webhook webhooks event callback queue topic message notification subscription kafka rabbitmq amqp sqs nats pubsub dead letter',
  'guides/many-workers':
    'kubernetes k8s pods replicas multiple instances processes share rate limit scaling cluster redis shared token distributed horizontal concurrency parallel',
  'guides/testing':
    'reset without credentials advance mock sandbox fake test double fixture staging simulator cli command line docker container image seed snapshot backup restore clock time travel',
  'guides/errors':
    '500 502 503 internal server error exception error response status code handling 400 401 403 404 500 unauthorized unauthenticated forbidden access denied not found conflict',
  'guides/lite': 'browser page frontend worker bundle size small tree shaking cors',
  'guides/migration': 'migrate upgrade raw http fetch axios',
  'guides/versioning': 'version semver breaking change deprecation compatibility release',
  'reference/channel-platform/upsertorders':
    'push send createorder createorders pushorder pushorders sendorder sendorders importorder importorders neworder',
  'reference/hub/v2-cancelorderlines': 'cancel cancellation cancelation',
  'reference/hub/v2-createshipment': 'ship tracking number shipment dispatch tracking fulfil fulfill',
  'reference/events/pricestockupsertevent': 'update stock price inventory quantity availability',
  'reference/events/offerupsertevent': 'update create offer listing',
  'reference/hub/v2-listorders': 'orders buyer purchase sales',
  'reference/hub/v2-acceptorderlines': 'reject decline refuse confirm',
  'reference/hub/v2-refundorderlines': 'partial refund chargeback money back',
  'reference/hub/v2-acceptreturn': 'reject decline refuse',
  'reference/hub/v2-listreturns': 'rma exchange',
  'reference/hub/listconversations': 'chat inbox message customer claim complaint dispute',
  'reference/hub/listproducts': 'ean gtin upc barcode',
  'reference/marketplace-seller/p31': 'ean gtin upc barcode product identifier',
  'reference/marketplace-seller/re11': 'incident dispute claim complaint',
  'reference/marketplace-seller/tl02': 'payout settlement payment balance commission fee reconciliation',
  'reference/services-seller/tl02': 'payout settlement payment balance commission fee reconciliation',
  'reference/services-operator/sbc11': 'payout settlement commission fee fees',
  'reference/marketplace-operator/sbc11': 'payout settlement commission fee fees',
  'reference/marketplace-seller/a02': 'bank account iban address',
  'reference/services-seller/a02': 'bank account iban address',
  'reference/account/seller_account_store_create': 'onboarding connect store',
  'reference/marketplace-seller/v01': 'health ping heartbeat alive',
  'reference/services-seller/v01': 'health ping heartbeat alive',
  'reference/marketplace-seller/sh52': 'shipping cost delivery price',
  'reference/services-seller/sor51': 'review rating feedback',
  'reference/channel-platform/updateanonymizeafterdate':
    'gdpr privacy personal data deletion erase anonymise anonymize',
  specs:
    'openapi swagger arazzo asyncapi schema download postman description python java php go other language generate',
  rules: 'rule number requirement specification',
  changelog: 'changes releases history what is new',
};
