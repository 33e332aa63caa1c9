import { type History, openHistory } from '../reader/open-history.ts';
import { type HistoryReply, type HistoryRequest, MAX_PORTIONS_AHEAD } from './history-messages.ts';
import { openParentChannel } from './parent-channel.ts';
import { packRows } from './row-portion.ts';

/** The program of a process that reads past days for its server. */
type Running = { readonly stop: AbortController; ahead: number; wake: () => void };

const channel = openParentChannel<HistoryRequest>();
const running = new Map<number, Running>();
let opening: Promise<History> | null = null;

const tell = (reply: HistoryReply) => channel.tell(reply);

/** `bindParameters` checks them against the query. */
function parametersOf(given: Readonly<Record<string, unknown>>): Readonly<Record<string, never>> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked where they are bound.
  return given as Readonly<Record<string, never>>;
}

async function taken(each: Running): Promise<void> {
  if (each.ahead < MAX_PORTIONS_AHEAD || each.stop.signal.aborted) return;
  await new Promise<void>((resolve) => {
    each.wake = resolve;
  });
}

async function answer({ id, query, range, parameters }: Extract<HistoryRequest, { kind: 'query' }>): Promise<void> {
  const each: Running = { stop: new AbortController(), ahead: 0, wake: () => undefined };
  running.set(id, each);
  try {
    if (opening === null) throw new Error('the past is not open');
    const history = await opening;
    for await (const rows of history.stream(query, range, parametersOf(parameters), { signal: each.stop.signal })) {
      await taken(each);
      if (each.stop.signal.aborted) break;
      each.ahead += 1;
      await tell({ kind: 'rows', id, portion: packRows(query.columns, rows) });
    }
    await tell({ kind: 'end', id });
  } catch (error) {
    await tell({ kind: 'failed', id, reason: error instanceof Error ? error.message : String(error) });
  } finally {
    running.delete(id);
  }
}

channel.hear((request) => {
  if (request.kind === 'open') {
    opening = openHistory(request.options);
    // A query says why it failed.
    opening.catch(() => undefined);
    return;
  }
  if (request.kind === 'query') {
    void answer(request);
    return;
  }
  const each = running.get(request.id);
  if (each === undefined) return;
  if (request.kind === 'cancel') each.stop.abort(new Error('The query was stopped.'));
  else each.ahead -= 1;
  each.wake();
});

channel.signal.addEventListener('abort', () => {
  for (const { stop, wake } of running.values()) {
    stop.abort(new Error('The server stops.'));
    wake();
  }
  channel.close();
});
