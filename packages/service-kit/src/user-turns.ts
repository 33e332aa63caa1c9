export type UserTurnsOptions = {
  /** Of all users together, and of one. */
  readonly maxRunning?: number;
  readonly maxOfUser?: number;
  /** Calls of one user that may wait, and of all. */
  readonly maxWaitingOfUser?: number;
  readonly maxWaiting?: number;
};

export type Turn =
  /** `leave` ends it; a second time it does nothing. */
  | { readonly kind: 'turn'; readonly leave: () => void }
  /** As many wait as may. */
  | { readonly kind: 'full' }
  /** The caller left while it waited. */
  | { readonly kind: 'left' };

type Waiting = { readonly take: () => void };

const MAX_RUNNING = 4;
const MAX_OF_USER = 2;
const MAX_WAITING_OF_USER = 8;
const MAX_WAITING = 400;

/** Turns for calls that take long: few at once, fewer of one user, and users who wait come in turn. */
export class UserTurns {
  readonly #options: Required<UserTurnsOptions>;
  readonly #running = new Map<number, number>();
  /** In the order in which users are served next. */
  readonly #waiting = new Map<number, Waiting[]>();

  constructor(options: UserTurnsOptions = {}) {
    this.#options = {
      maxRunning: options.maxRunning ?? MAX_RUNNING,
      maxOfUser: options.maxOfUser ?? MAX_OF_USER,
      maxWaitingOfUser: options.maxWaitingOfUser ?? MAX_WAITING_OF_USER,
      maxWaiting: options.maxWaiting ?? MAX_WAITING,
    };
  }

  async take(userId: number, signal: AbortSignal): Promise<Turn> {
    if (signal.aborted) return { kind: 'left' };
    if (this.#isFree(userId)) return this.#begin(userId);
    const own = this.#waiting.get(userId) ?? [];
    const all = [...this.#waiting.values()].reduce((sum, { length }) => sum + length, 0);
    if (own.length >= this.#options.maxWaitingOfUser || all >= this.#options.maxWaiting) return { kind: 'full' };
    return this.#wait(userId, own, signal);
  }

  #wait(userId: number, own: Waiting[], signal: AbortSignal): Promise<Turn> {
    return new Promise((resolve) => {
      const left = (): void => {
        this.#remove(userId, waiting);
        resolve({ kind: 'left' });
      };
      const waiting = {
        take: () => {
          signal.removeEventListener('abort', left);
          resolve(this.#begin(userId));
        },
      };
      own.push(waiting);
      this.#waiting.set(userId, own);
      signal.addEventListener('abort', left, { once: true });
    });
  }

  #isFree(userId: number): boolean {
    const { maxRunning, maxOfUser } = this.#options;
    const all = [...this.#running.values()].reduce((sum, count) => sum + count, 0);
    return all < maxRunning && (this.#running.get(userId) ?? 0) < maxOfUser;
  }

  #begin(userId: number): Turn {
    this.#running.set(userId, (this.#running.get(userId) ?? 0) + 1);
    let isLeft = false;
    const leave = (): void => {
      if (isLeft) return;
      isLeft = true;
      const left = (this.#running.get(userId) ?? 1) - 1;
      if (left === 0) this.#running.delete(userId);
      else this.#running.set(userId, left);
      this.#serveNext();
    };
    return { kind: 'turn', leave };
  }

  /** The next user who may, and behind all others after that. */
  #serveNext(): void {
    for (const [userId, own] of this.#waiting) {
      const [next] = own;
      if (next === undefined || !this.#isFree(userId)) continue;
      this.#remove(userId, next);
      const rest = this.#waiting.get(userId);
      if (rest !== undefined) {
        this.#waiting.delete(userId);
        this.#waiting.set(userId, rest);
      }
      next.take();
      return;
    }
  }

  #remove(userId: number, waiting: Waiting): void {
    const rest = (this.#waiting.get(userId) ?? []).filter((each) => each !== waiting);
    if (rest.length === 0) this.#waiting.delete(userId);
    else this.#waiting.set(userId, rest);
  }
}
