import { withoutControls } from '@meridian/identity/plain-text';

/** One line with single spaces, so that names that look alike are equal. '' for a blank name. */
export function cleanName(name: string): string {
  return withoutControls(name.normalize('NFC')).replaceAll(/\s+/gu, ' ');
}
