import { ERROR_TITLE } from './request-error.ts';

export type StrategySaveResult =
  | { readonly kind: 'updated'; readonly name: string }
  | { readonly kind: 'created'; readonly name: string }
  /** The change awaits a second person's approval. */
  | { readonly kind: 'proposed'; readonly name: string }
  | { readonly kind: 'failed'; readonly serverMessage: string };

export type TitledMessage = { readonly title: string; readonly text: string };

export function strategySaveMessage(result: StrategySaveResult): TitledMessage {
  if (result.kind === 'failed') return { title: ERROR_TITLE, text: result.serverMessage };
  if (result.kind === 'proposed') {
    return { title: 'Sent for approval', text: `The change of ${result.name} awaits approval by another user.` };
  }
  return result.kind === 'updated'
    ? { title: 'Strategy was updated', text: `${result.name} strategy was successfully updated.` }
    : { title: 'New strategy was created', text: `New strategy ${result.name} was successfully created.` };
}
