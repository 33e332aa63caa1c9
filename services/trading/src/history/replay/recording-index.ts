import type { FileHandle } from 'node:fs/promises';
import { type BlockPlace, blockPlacesFrom } from '../recording/recording-blocks.ts';

type Known = { readonly places: BlockPlace[]; endsAt: number };

/** Number of files whose places are kept: some days with a few starts each. */
const MAX_FILES = 32;

/** Where each second of a recording is, so that a page reads only its own. A growing file is read on from its end. */
export class RecordingIndex {
  readonly #known = new Map<string, Known>();

  async places(path: string, file: FileHandle): Promise<readonly BlockPlace[]> {
    const known = this.#known.get(path) ?? { places: [], endsAt: 0 };
    // Put behind the others, so that the one that was not used for longest goes first.
    this.#known.delete(path);
    this.#known.set(path, known);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MAX_FILES && oldest !== undefined) this.#known.delete(oldest);
    for await (const place of blockPlacesFrom(file, known.endsAt)) {
      known.places.push(place);
      known.endsAt = place.endsAt;
    }
    return known.places;
  }
}
