import { laterDialog } from '../../lib/later-part.tsx';
import { usePaletteView } from './palette-store.ts';

const Palette = laterDialog(async () => (await import('./palette.tsx')).Palette);
const ShortcutList = laterDialog(async () => (await import('./shortcut-list.tsx')).ShortcutList);

/** The palette or the list of keys. */
export function CommandPalette() {
  const view = usePaletteView((state) => state.view);
  if (view === 'palette') return <Palette />;
  return view === 'shortcuts' ? <ShortcutList /> : null;
}
