import { MAX_SAVED_VIEW_LENGTH, type SavedView } from '@meridian/domain/entities/user-view-setting';

export type ViewTooLarge = { readonly kind: 'too-large'; readonly length: number };

export function refuseSize(view: SavedView): ViewTooLarge | null {
  const { length } = JSON.stringify(view);
  return length > MAX_SAVED_VIEW_LENGTH ? { kind: 'too-large', length } : null;
}
