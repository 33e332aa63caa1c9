import { errors, jwtVerify, SignJWT } from 'jose';

/** The claims of a main service token. The page reads them for display; the server trusts only the session row. */
export type MainTokenClaims = {
  readonly sessionId: string;
  readonly userId: number;
  readonly email: string;
  readonly name: string;
  /** False until the pin is entered. */
  readonly isVerified: boolean;
  /** Requested at sign-in, applied after the pin. */
  readonly keepSignedIn: boolean;
};

export const MAIN_TOKEN_ISSUER = 'meridian';
export const MAIN_TOKEN_AUDIENCE = 'meridian-main';

const ALGORITHM = 'HS256';

export async function signMainToken(
  key: Uint8Array,
  claims: MainTokenClaims,
  nowMs: number,
  expiresMs: number,
): Promise<string> {
  const { sessionId, userId, email, name, isVerified, keepSignedIn } = claims;
  return new SignJWT({ sid: sessionId, email, name, verified: isVerified, keep: keepSignedIn })
    .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
    .setSubject(String(userId))
    .setIssuer(MAIN_TOKEN_ISSUER)
    .setAudience(MAIN_TOKEN_AUDIENCE)
    .setIssuedAt(Math.floor(nowMs / 1000))
    .setExpirationTime(Math.floor(expiresMs / 1000))
    .sign(key);
}

/** The claims of a valid token of ours, else null. */
export async function readMainToken(key: Uint8Array, token: string, nowMs: number): Promise<MainTokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: [ALGORITHM],
      issuer: MAIN_TOKEN_ISSUER,
      audience: MAIN_TOKEN_AUDIENCE,
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(nowMs),
    });
    const { sid, email, name, verified, keep } = payload;
    if (typeof sid !== 'string' || typeof email !== 'string' || typeof name !== 'string') return null;
    const userId = Number(payload.sub);
    if (!Number.isSafeInteger(userId)) return null;
    return { sessionId: sid, userId, email, name, isVerified: verified === true, keepSignedIn: keep === true };
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
