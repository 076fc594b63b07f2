import type { ClientOptions } from '../config/client-options.ts';
import type { SurfaceDescriptor } from '../descriptor.ts';
import type { Diagnosis } from './diagnosis.ts';

export { type Aspect, Diagnosis, type Finding } from './diagnosis.ts';

/**
 * Looks at everything that a client needs: the host, the credentials, the scopes as far as the token tells, a call that
 * costs no documented limit, the clock against the server's, and the limits. Changes nothing, and does not throw for what it finds.
 */
export async function checkClient(surface: SurfaceDescriptor, options: ClientOptions): Promise<Diagnosis> {
  // Loaded when it is asked for: few programs do.
  const { look } = await import('./look.ts');
  return look(surface, options);
}
