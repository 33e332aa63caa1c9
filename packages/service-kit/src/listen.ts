import { StartupProblem } from '@meridian/protocol/startup-problem';
import type { FastifyInstance } from 'fastify';

export type ListenOptions = { readonly host: string; readonly port: number };

/** Listens and returns the address. Throws a StartupProblem for an error that the user can fix. */
export async function listen(app: Pick<FastifyInstance, 'listen'>, { host, port }: ListenOptions): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (cause) {
    throw describe(cause, host, port) ?? cause;
  }
}

function describe(cause: unknown, host: string, port: number): StartupProblem | null {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'EADDRINUSE') {
    return new StartupProblem(
      `Port ${port} on ${host} is in use by another program.`,
      `Stop that program, or choose another port: PORT=${port === 65_535 ? port - 1 : port + 1} npm start`,
      { cause },
    );
  }
  if (code === 'EACCES') {
    return new StartupProblem(
      `This user may not listen on port ${port}.`,
      'Choose a port above 1023 with PORT, for example PORT=8080.',
      { cause },
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return new StartupProblem(
      `The address ${host} does not belong to this machine.`,
      'Set HOST to one of its addresses: 127.0.0.1 for this machine alone, 0.0.0.0 for all.',
      { cause },
    );
  }
  return null;
}
