import type { GridAnswers, GridRequest } from './grid-messages.ts';

/** Maximum number of open requests. More means that code asks in a loop. */
const MAX_ASKED = 256;

type Kind = GridRequest['kind'];
type Asked = { readonly resolve: (answer: unknown) => void; readonly reject: (error: Error) => void };

/** Requests of the page that the worker has not answered. */
export type GridQuestions = {
  ask<Name extends Kind>(request: Extract<GridRequest, { kind: Name }>): Promise<GridAnswers[Name]>;
  answered(id: number, answer: unknown): void;
  /** Rejects all open requests, and new ones. */
  end(error: Error): void;
};

export function createGridQuestions(send: (id: number, request: GridRequest) => void): GridQuestions {
  const asked = new Map<number, Asked>();
  let last = 0;
  let ended: Error | null = null;
  return {
    ask: (request) => {
      if (ended !== null) return Promise.reject(ended);
      if (asked.size >= MAX_ASKED) return Promise.reject(new Error('Too many questions are waiting for an answer.'));
      last += 1;
      const { promise, resolve, reject } = Promise.withResolvers<GridAnswers[typeof request.kind]>();
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the worker is of the same build and answers what it was asked.
      asked.set(last, { resolve: (answer) => resolve(answer as GridAnswers[typeof request.kind]), reject });
      send(last, request);
      return promise;
    },
    answered: (id, answer) => {
      asked.get(id)?.resolve(answer);
      asked.delete(id);
    },
    end: (error) => {
      ended = error;
      for (const { reject } of asked.values()) reject(error);
      asked.clear();
    },
  };
}
