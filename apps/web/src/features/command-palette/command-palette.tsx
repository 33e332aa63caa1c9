import { laterDialog, laterTextDialog } from '../../lib/later-part.tsx';
import { showPalette, usePaletteView } from './palette-store.ts';

const Palette = laterTextDialog(
  async () => (await import('./palette.tsx')).Palette,
  () => showPalette('closed'),
);
const ShortcutList = laterDialog(async () => (await import('./shortcut-list.tsx')).ShortcutList);

/** The palette or the list of keys. */
export function CommandPalette() {
  const view = usePaletteView((state) => state.view);
  if (view === 'palette') return <Palette />;
  return view === 'shortcuts' ? <ShortcutList /> : null;
}
