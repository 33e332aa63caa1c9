import { renewReference } from '../reference/renew-reference.ts';
import type { Instrument } from '../reference/instrument.ts';
import type { World } from '../world/world.ts';
import type { EngineNews } from './engine-messages.ts';
import { problemText } from './problem-text.ts';

type ReadWorld = Pick<World, 'reference' | 'readReference' | 'isReferenceLive' | 'market'>;

type ReferenceReadsOptions = {
  readonly world: ReadWorld;
  readonly post: (news: EngineNews) => void;
  /** Called with new instruments before anybody else hears of them. */
  readonly onAdded: (added: readonly Instrument[]) => Promise<void>;
  readonly onRenewed: () => void;
};

/** Takes over imports of reference data while the desk runs. What it cannot take over waits for a restart. */
export class ReferenceReads {
  readonly #options: ReferenceReadsOptions;
  #date: string;

  constructor(options: ReferenceReadsOptions) {
    this.#options = options;
    this.#date = options.world.market.day().date;
  }

  async read(): Promise<void> {
    const { world, post, onAdded, onRenewed } = this.#options;
    const { reference, readReference, isReferenceLive, market } = world;
    try {
      const fresh = await readReference();
      this.#date = market.day().date;
      const added = renewReference(reference, fresh, isReferenceLive);
      onRenewed();
      if (added.length > 0) await onAdded(added);
      post({ kind: 'reference', reference: fresh, isReferenceLive });
    } catch (error) {
      post({ kind: 'problem', text: `reference data could not be read: ${problemText(error)}` });
    }
  }

  /** An import may hold from a later day on. */
  async readOnNewDay(): Promise<void> {
    if (this.#options.world.market.day().date !== this.#date) await this.read();
  }
}
