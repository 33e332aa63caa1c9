import type { SessionKind, SignedIn } from '@meridian/protocol/ports/identity';
import { DEMO_PASSWORD } from '../demo/demo-users.ts';
import type { TestIdentity } from './start-test-identity.ts';

export const TEST_ORIGIN = { ip: '127.0.0.1', userAgent: 'test' };

/** Signs in a demo user. Throws on failure. */
export async function signInAs(
  { identity }: Pick<TestIdentity, 'identity'>,
  name: 'admin' | 'newcomer' | 'trader' | 'viewer',
  kind: SessionKind = 'main',
): Promise<SignedIn> {
  const email = `${name}@meridian.local`;
  const outcome = await identity.signIn({ kind, email, password: DEMO_PASSWORD, origin: TEST_ORIGIN });
  if (outcome.kind === 'refused') throw new Error(`${email} was refused: ${outcome.message}`);
  return outcome;
}
