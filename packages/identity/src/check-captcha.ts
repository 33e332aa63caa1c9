import type { Refused } from '@meridian/protocol/ports/identity';
import type { IdentityContext } from './identity-context.ts';
import { CAPTCHA_REQUIRED, CAPTCHA_WRONG, SERVER_BUSY } from './refusals.ts';

/** Null for a valid solution, which is thereby used up. */
export async function checkCaptcha(
  { captcha, nowMs }: IdentityContext,
  solution: string | undefined,
): Promise<Refused | null> {
  if (solution === undefined || solution === '') return CAPTCHA_REQUIRED;
  const check = await captcha.verify(solution, nowMs());
  if (check === 'busy') return SERVER_BUSY;
  return check === 'passed' ? null : CAPTCHA_WRONG;
}
