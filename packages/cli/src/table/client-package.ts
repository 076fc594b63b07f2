import type { ClientOptions, LimitSnapshot } from '@tradelane/core';
import type { SurfaceRow } from './rows.ts';

/** A client of any surface: methods by group and name. */
export interface AnyClient {
  limits(): readonly LimitSnapshot[];
}

/** The functions of a client package. */
export interface ClientPackage {
  readonly create: (options: ClientOptions) => AnyClient;
  readonly optionsFromEnv: (env: Readonly<Record<string, string | undefined>>) => object;
}

/** Loads the client package of a surface. Other surfaces aren't loaded. */
export async function moduleOf({ name }: SurfaceRow): Promise<Readonly<Record<string, unknown>>> {
  return (await import(`@tradelane/${name}`)) as Readonly<Record<string, unknown>>;
}

/** Loads the schemas with which a client checks requests before it sends them. */
export async function checksOf({ name }: SurfaceRow): Promise<Pick<ClientOptions, 'schemas' | 'validate'>> {
  const { requests, check } = (await import(`@tradelane/${name}/schemas`)) as NonNullable<ClientOptions['schemas']>;
  return { schemas: { requests, responses: {}, check }, validate: 'throw' };
}

/** Returns the functions that every client package has. */
export async function packageOf(surface: SurfaceRow): Promise<ClientPackage> {
  const { name } = surface;
  const module = await moduleOf(surface);
  const camel = name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
  const pascal = camel.charAt(0).toUpperCase() + camel.slice(1);
  // Every client package exports these functions under names that are derived from its own.
  return {
    create: module[`create${pascal}`] as ClientPackage['create'],
    optionsFromEnv: module[`${camel}OptionsFromEnv`] as ClientPackage['optionsFromEnv'],
  };
}
