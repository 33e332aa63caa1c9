import { withoutControls } from '@meridian/identity/plain-text';

/** One line with single spaces, so that two names that look alike are alike; '' when nothing is left. */
export function cleanName(name: string): string {
  return withoutControls(name.normalize('NFC')).replaceAll(/\s+/gu, ' ');
}
