import type { Refused } from '@meridian/protocol/ports/identity';
import type { Challenge } from 'altcha-lib';
import type { IdentityContext } from './identity-context.ts';
import { SERVER_BUSY } from './refusals.ts';

export type NewChallenge = Refused | { readonly kind: 'created'; readonly challenge: Challenge };

export async function createCaptchaChallenge({ captcha, nowMs }: IdentityContext): Promise<NewChallenge> {
  const outcome = await captcha.createChallenge(nowMs());
  return outcome.kind === 'busy' ? SERVER_BUSY : { kind: 'created', challenge: outcome.result };
}
