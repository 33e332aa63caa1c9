import { openParentChannel } from './parent-channel.ts';

export type JobMessage =
  | { readonly kind: 'progress'; readonly progress: unknown }
  | { readonly kind: 'done'; readonly result: unknown }
  | { readonly kind: 'failed'; readonly reason: string };

export type JobContext<Progress> = {
  /** Aborts when nobody wants the result any more. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: Progress) => void;
};

type JobRun<Work, Result, Progress> = (work: Work, context: JobContext<Progress>) => Promise<Result>;

/** The program of a job: it is given its work, says how far it is and what came out, and ends. */
export function serveJob<Work, Result, Progress = never>(run: JobRun<Work, Result, Progress>): void {
  const channel = openParentChannel<{ readonly work: Work }>();
  const { signal } = channel;
  const tell = (message: JobMessage) => channel.tell(message);
  const work = async (given: Work): Promise<void> => {
    try {
      const result = await run(given, {
        signal,
        onProgress: (progress) => void tell({ kind: 'progress', progress }),
      });
      await tell({ kind: 'done', result });
    } catch (error) {
      await tell({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
    }
    channel.close();
  };
  channel.hear(({ work: given }) => void work(given));
}
