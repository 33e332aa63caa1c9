/** Pages without https have no `crypto.randomUUID`, but they have `getRandomValues`. */
export function randomId(crypto: Crypto): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
