import type { ChildProcess } from 'node:child_process';

/** The next message of a kind; a process that ends first has failed. */
export function hear<Message extends { readonly kind: string }, Kind extends Message['kind']>(
  from: ChildProcess,
  kind: Kind,
): Promise<Extract<Message, { readonly kind: Kind }>> {
  const { promise, resolve, reject } = Promise.withResolvers<Extract<Message, { readonly kind: Kind }>>();
  const onExit = (code: number | null): void => reject(new Error(`a process of the bench ended with ${code}`));
  const onMessage = (message: Message): void => {
    if (message.kind !== kind) return;
    from.off('message', onMessage);
    from.off('exit', onExit);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the kind says which it is.
    resolve(message as Extract<Message, { readonly kind: Kind }>);
  };
  from.on('message', onMessage);
  from.on('exit', onExit);
  return promise;
}
