/** Where a worker finds everything. */
export interface Settings {
  readonly hubUrl: string;
  readonly auth: { readonly authUrl: string; readonly clientId: string; readonly clientSecret: string };
  /** Of the queue, as `connectSource` of `@tradelane/events/url` takes it; that of a sandbox begins with `http`. */
  readonly queueUrl: string;
  /** Where the workers share token and limits; undefined where each has its own. */
  readonly redisUrl: string | undefined;
  /** How many workers there are. */
  readonly workers: number;
  /** File of the channel's database. */
  readonly storePath: string;
}

/** The environment that says so. */
export function toEnvironment(settings: Settings): Record<string, string> {
  const { hubUrl, auth, queueUrl, redisUrl, workers, storePath } = settings;
  return {
    HUB_URL: hubUrl,
    AUTH_URL: auth.authUrl,
    CLIENT_ID: auth.clientId,
    CLIENT_SECRET: auth.clientSecret,
    QUEUE_URL: queueUrl,
    ...(redisUrl !== undefined && { REDIS_URL: redisUrl }),
    WORKERS: String(workers),
    STORE: storePath,
  };
}

/** @throws Error naming what is missing */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '') throw new Error(`Set ${name}; see the README of this example.`);
    return value;
  };
  return {
    hubUrl: read('HUB_URL'),
    auth: { authUrl: read('AUTH_URL'), clientId: read('CLIENT_ID'), clientSecret: read('CLIENT_SECRET') },
    queueUrl: read('QUEUE_URL'),
    redisUrl: environment['REDIS_URL'],
    workers: Number(read('WORKERS')),
    storePath: read('STORE'),
  };
}
