import { hkdfSync } from 'node:crypto';

/** One key per purpose, so that a signature for one is invalid for another. */
export type DerivedKeys = {
  readonly mainToken: Uint8Array;
  readonly nodeTicket: Uint8Array;
  readonly pin: Uint8Array;
  readonly mail: Uint8Array;
  readonly securityLog: Uint8Array;
  readonly captcha: string;
  readonly captchaKey: string;
};

const MIN_SECRET_LENGTH = 16;

export function deriveKeys(secret: string): DerivedKeys {
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new RangeError(`the identity secret must have at least ${MIN_SECRET_LENGTH} characters`);
  }
  const derive = (use: string): Uint8Array => new Uint8Array(hkdfSync('sha256', secret, '', `meridian/${use}`, 32));
  return {
    mainToken: derive('main-token'),
    nodeTicket: derive('node-ticket'),
    pin: derive('pin'),
    mail: derive('mail'),
    securityLog: derive('security-log'),
    captcha: Buffer.from(derive('captcha')).toString('hex'),
    captchaKey: Buffer.from(derive('captcha-key')).toString('hex'),
  };
}
