/** Settings of a worker. */
export interface Settings {
  readonly hubUrl: string;
  readonly auth: { readonly authUrl: string; readonly clientId: string; readonly clientSecret: string };
  /** URL of the queue for `connectSource` of `@tradelane/events/url`. A sandbox's URL starts with `http`. */
  readonly queueUrl: string;
  /** Redis that shares token and limits. Undefined if each worker has its own. */
  readonly redisUrl: string | undefined;
  /** Number of workers. */
  readonly workers: number;
  /** File of the channel's database. */
  readonly storePath: string;
}

/** The settings as environment variables. */
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

/** @throws {Error} If a variable is missing. The error names it. */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const read = (name: string): string => {
    const value = environment[name];
    if (value === undefined || value === '')
      throw new Error(`Set ${name}. The README of this example has the details.`);
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
