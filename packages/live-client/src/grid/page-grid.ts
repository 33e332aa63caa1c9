import { createListeners } from '../listeners.ts';
import { GridClosedError } from './grid-limits.ts';
import type { GridOrder, WirePaint } from './grid-messages.ts';
import type { GridPaint, GridState, LocalGridHandle } from './grid-model.ts';
import { createGridQuestions } from './grid-questions.ts';
import { createGridSelection } from './grid-selection.ts';
import { createPaintedWindow } from './painted-window.ts';

const MAX_DISTINCT = 1_000;

const LOADING_STATE: GridState = {
  status: 'loading',
  staleSinceMs: null,
  retryAtMs: null,
  refusal: null,
  lastDataMs: null,
  total: 0,
  filtered: 0,
  displayed: 0,
  selectedHidden: 0,
};

/** The page's side of one grid: its handle, and messages from the worker. */
export class PageGrid {
  readonly handle: LocalGridHandle;
  readonly #listeners = createListeners<[]>();
  readonly #send: (order: GridOrder) => void;
  readonly #questions = createGridQuestions((id, request) => this.#tell({ type: 'ask', id, request }));
  readonly #selection = createGridSelection((keys) => this.#tell({ type: 'selection', keys }));
  readonly #toPaint = createPaintedWindow();
  #state = LOADING_STATE;
  #isClosed = false;
  #paintListener: ((paint: GridPaint) => void) | null = null;
  /** Kept for a later listener. A paint without acknowledgement would block the next. */
  #lastPaint: GridPaint | null = null;

  constructor(send: (order: GridOrder) => void, closed: () => void) {
    this.#send = send;
    const questions = this.#questions;
    this.handle = {
      setQuery: (query) => this.#tell({ type: 'query', query }),
      setWindow: (window) => this.#tell({ type: 'window', window }),
      setHold: (isHeld) => this.#tell({ type: 'hold', isHeld }),
      onPaint: (listener) => this.#onPaint(listener),
      ack: (seq) => this.#tell({ type: 'ack', seq }),
      getState: () => this.#state,
      subscribe: (listener) => this.#listeners.add(listener),
      selection: this.#selection,
      distinct: (columnId, limit = MAX_DISTINCT) => questions.ask({ kind: 'distinct', columnId, limit }),
      text: (request) => questions.ask({ kind: 'text', request }),
      keys: (rows) => questions.ask({ kind: 'keys', rows }),
      place: (key) => questions.ask({ kind: 'place', key }),
      records: (keys, fields, among = 'all') => questions.ask({ kind: 'records', keys, fields: fields ?? null, among }),
      retry: () => this.#tell({ type: 'retry' }),
      replace: (rows) => this.#tell({ type: 'rows', rows }),
      applyIncrement: (rows, removed) => this.#tell({ type: 'increment', rows, removed }),
      setRefused: (refusal) => this.#tell({ type: 'refused', refusal }),
      close: () => {
        if (this.#isClosed) return;
        this.#tell({ type: 'close' });
        this.#isClosed = true;
        this.#paintListener = null;
        this.#questions.end(new GridClosedError('The grid is closed.'));
        closed();
      },
    };
  }

  painted(wire: WirePaint): void {
    const paint = this.#toPaint(wire);
    this.#selection.drop(wire.lostKeys);
    this.#lastPaint = paint;
    this.#paintListener?.(paint);
    this.#setState(paint.state);
  }

  answered(id: number, answer: unknown): void {
    this.#questions.answered(id, answer);
  }

  /** The worker has ended. */
  failed(message: string): void {
    this.#questions.end(new Error(message));
    this.#setState({ ...this.#state, status: 'refused', refusal: { code: 'worker-failed', message } });
  }

  #tell(order: GridOrder): void {
    if (!this.#isClosed) this.#send(order);
  }

  #onPaint(listener: (paint: GridPaint) => void): () => void {
    this.#paintListener = listener;
    if (this.#lastPaint !== null) listener(this.#lastPaint);
    return () => {
      if (this.#paintListener === listener) this.#paintListener = null;
    };
  }

  #setState(state: GridState): void {
    this.#state = state;
    this.#listeners.emit();
  }
}
