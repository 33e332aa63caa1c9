import { type FileHandle, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@meridian/history/days/private-files';
import { type Block, encodeBlock } from './recording-blocks.ts';

export type BlockFileOptions = {
  readonly path: string;
  /** A failed write is lost, and readers find a gap. */
  readonly onProblem: (text: string) => void;
  readonly mostWaiting?: number;
  readonly mostBytes?: number;
};

/** Maximum seconds of market data that wait for a slow disk. */
const MAX_WAITING = 60;
/** Several times what a busy day takes. */
const MAX_BYTES = 1024 ** 3;

/** A file that grows block by block in the background. Nobody waits for the disk, and the queue is bounded. */
export class BlockFile {
  readonly #options: Required<BlockFileOptions>;
  #file: FileHandle | null = null;
  #writing: Promise<void> = Promise.resolve();
  #waiting = 0;
  #bytes = 0;
  #hasToldOf = new Set<string>();

  constructor(options: BlockFileOptions) {
    this.#options = { mostWaiting: MAX_WAITING, mostBytes: MAX_BYTES, ...options };
  }

  add(block: Block): void {
    const { mostWaiting, mostBytes } = this.#options;
    if (this.#waiting >= mostWaiting) this.#tell('the disk is too slow for the recording of the market');
    else if (this.#bytes >= mostBytes) this.#tell('the recording of the market is as large as it may be');
    else {
      this.#waiting += 1;
      this.#writing = this.#writing.then(() => this.#write(block));
    }
  }

  /** Resolves when what was added so far is written or lost. */
  settled(): Promise<void> {
    return this.#writing;
  }

  async close(): Promise<void> {
    await this.#writing;
    await this.#file?.close();
    this.#file = null;
  }

  async #write(block: Block): Promise<void> {
    try {
      const bytes = await encodeBlock(block);
      this.#file ??= await this.#open();
      await this.#file.appendFile(bytes);
      this.#bytes += bytes.length;
    } catch (error) {
      this.#tell(`the market could not be recorded: ${error instanceof Error ? error.message : String(error)}`);
    } finally {
      this.#waiting -= 1;
    }
  }

  async #open(): Promise<FileHandle> {
    const { path } = this.#options;
    await mkdir(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
    return open(path, 'a', PRIVATE_FILE);
  }

  /** Reported once, because the problem persists. */
  #tell(text: string): void {
    if (this.#hasToldOf.has(text)) return;
    this.#hasToldOf.add(text);
    this.#options.onProblem(text);
  }
}
