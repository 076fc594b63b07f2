import { profileNamed, readConfig } from '../../profiles/config.ts';
import { hasVariables } from '../../profiles/connection.ts';
import { surfaces } from '../../table/load.ts';
import type { SurfaceRow } from '../../table/rows.ts';
import type { Session } from '../session.ts';

/** The surfaces that the login of this server can use. */
export function usableSurfaces(session: Session): readonly SurfaceRow[] {
  const { io, options } = session;
  const all = surfaces();
  if (options.sandbox === true) return all;
  const { current, ...config } = readConfig(io.env);
  const named = options.profile ?? io.env['TRADELANE_PROFILE'];
  const name = named ?? current;
  const profile = name === undefined ? undefined : profileNamed({ ...config }, name);
  if (profile?.sandbox !== undefined) return all;
  const usable = all.filter(
    (one) => profile?.logins?.[one.role] !== undefined || (named === undefined && hasVariables(io, one)),
  );
  // The first call explains what is missing.
  return usable.length === 0 ? all : usable;
}

/** Returns the login, its surfaces, the permissions and the time. */
export async function whoami(session: Session): Promise<Readonly<Record<string, unknown>>> {
  const usable = usableSurfaces(session);
  const [first] = usable;
  const login = first === undefined ? undefined : await session.connection(first);
  const isSandbox = login?.snapshot !== undefined;
  const { names } = session.permissions;
  return {
    login: login?.label ?? 'none',
    ...(first === undefined || isSandbox ? {} : { host: new URL(login?.baseUrl ?? 'http://none').host }),
    surfaces: usable.map(({ name }) => name),
    writes: names.length === 0 ? 'none. `preview` shows the effect of any write.' : names,
    preview: isSandbox ? 'on a copy of the sandbox, with effect' : 'checks the arguments only',
    personal_data:
      session.options.showPersonalData === true ? 'shown' : 'masked. Masks in arguments are replaced by their values.',
    now: session.now(),
  };
}
