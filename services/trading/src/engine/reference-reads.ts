import { renewReference } from '../reference/renew-reference.ts';
import type { World } from '../world/world.ts';
import type { EngineNews } from './engine-messages.ts';
import { problemText } from './problem-text.ts';

type ReadWorld = Pick<World, 'reference' | 'readReference' | 'market'>;

/** Takes over imports of reference data while the desk runs, as far as it can; the rest waits for a start. */
export class ReferenceReads {
  readonly #world: ReadWorld;
  readonly #post: (news: EngineNews) => void;
  #date: string;

  constructor(world: ReadWorld, post: (news: EngineNews) => void) {
    this.#world = world;
    this.#post = post;
    this.#date = world.market.day().date;
  }

  async read(): Promise<void> {
    const { reference, readReference, market } = this.#world;
    try {
      const fresh = await readReference();
      this.#date = market.day().date;
      renewReference(reference, fresh);
      this.#post({ kind: 'reference', reference: fresh });
    } catch (error) {
      this.#post({ kind: 'problem', text: `reference data could not be read: ${problemText(error)}` });
    }
  }

  /** What was imported for a later day holds from that day on. */
  async readOnNewDay(): Promise<void> {
    if (this.#world.market.day().date !== this.#date) await this.read();
  }
}
