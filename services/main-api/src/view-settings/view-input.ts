import { MAX_SAVED_VIEW_LENGTH, type SavedView } from '@meridian/domain/entities/user-view-setting';
import { withoutControls } from '@meridian/identity/plain-text';

/** One line with single spaces, so that two names that look alike are alike; '' when nothing is left. */
export function cleanViewName(name: string): string {
  return withoutControls(name.normalize('NFC')).replaceAll(/\s+/gu, ' ');
}

export type ViewTooLarge = { readonly kind: 'too-large'; readonly length: number };

export function refuseSize(view: SavedView): ViewTooLarge | null {
  const { length } = JSON.stringify(view);
  return length > MAX_SAVED_VIEW_LENGTH ? { kind: 'too-large', length } : null;
}
