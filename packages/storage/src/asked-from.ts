import { AsyncLocalStorage } from 'node:async_hooks';

const addresses = new AsyncLocalStorage<string>();

/** Does the work of a call, so that every entry which it makes in the security log has the caller's address. */
export function askedFrom<Result>(ip: string, work: () => Result): Result {
  return addresses.run(ip, work);
}

/** The address of the caller. Null where nobody called, as in a terminal. */
export function callerAddress(): string | null {
  return addresses.getStore() ?? null;
}
