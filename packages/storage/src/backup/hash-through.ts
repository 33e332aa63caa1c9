import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

export type HashThrough = { readonly stream: Transform; digest(): string };

/** Passes bytes on as they are and knows their SHA-256 at the end. */
export function hashThrough(): HashThrough {
  const hash = createHash('sha256');
  const stream = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { stream, digest: () => hash.digest('hex') };
}
