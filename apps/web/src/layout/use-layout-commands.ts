import { ASSET_SELECTIONS } from '@meridian/domain/asset-class';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { setAlertPanelOpen } from '../features/alerts/alert-store.ts';
import type { Command } from '../features/command-palette/command.ts';
import { useCommandSource } from '../features/command-palette/command-registry.ts';
import { PALETTE_STROKE, showPalette } from '../features/command-palette/palette-store.ts';
import { useConnectionFacts } from '../features/connection/connection-store.ts';
import { lostSince } from '../features/connection/feed-text.ts';
import { useSession, useSessionActions } from '../session/session-context.tsx';
import { pathWithAsset } from './asset-selection.ts';
import { openChangePassword } from './change-password-question.ts';
import { navigationFor } from './find-navigation.ts';
import { toggleNavigation } from './navigation-state.ts';
import { askToSignOutEverywhere } from './sign-out-question.ts';
import { useAssetSelection } from './use-asset-selection.ts';
import { setUserMenuOpen } from './user-menu-state.ts';

/** Order in the palette: commands of the open screen, screens, asset classes, application. */
const RANKS = { screens: 100, assets: 200, application: 300 };

/** Commands of every screen: go to a screen, choose an asset class, application commands. */
export function useLayoutCommands(): void {
  useCommandSource(useScreenCommands());
  useCommandSource(useAssetCommands());
  useCommandSource(useApplicationCommands());
}

function useScreenCommands() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const permissions = useSession((state) => state.auth.permissions);
  return useMemo(() => {
    const entries = navigationFor(permissions).flatMap((group) => group.entries);
    const commands = entries.map(
      (entry): Command => ({
        id: `go.${entry.id}`,
        title: entry.label,
        group: 'Go to',
        keys: ['g', entry.goKey],
        keywords: entry.keywords ?? [],
        run: () => void navigate(pathWithAsset(entry.path, search)),
      }),
    );
    return { id: 'screens', rank: RANKS.screens, commands };
  }, [navigate, search, permissions]);
}

function useAssetCommands() {
  const [selected, select] = useAssetSelection();
  return useMemo(() => {
    const commands = ASSET_SELECTIONS.map(
      (asset): Command => ({
        id: `asset.${asset}`,
        title: `Switch to ${asset}`,
        group: 'Asset class',
        keys: ['a', asset.charAt(0).toLowerCase()],
        hint: asset === selected ? 'shown now' : undefined,
        run: () => select(asset),
      }),
    );
    return { id: 'assets', rank: RANKS.assets, commands };
  }, [selected, select]);
}

function useApplicationCommands() {
  const navigate = useNavigate();
  const session = useSessionActions();
  const isLost = useConnectionFacts((facts) => lostSince(facts.feed) !== null);
  return useMemo(() => {
    const command = (id: string, title: string, run: () => void, more: Partial<Command> = {}): Command => ({
      id: `application.${id}`,
      title,
      group: 'Application',
      run,
      ...more,
    });
    const commands = [
      command('palette', 'Search orders, symbols and actions', () => showPalette('palette'), {
        keys: [PALETTE_STROKE],
        isKeyOnly: true,
      }),
      command('navigation', 'Expand or collapse the navigation', toggleNavigation, { keys: ['['] }),
      command('alerts', 'Open alerts', () => setAlertPanelOpen(true), { keys: ['g', 'a'], keywords: ['bell'] }),
      command('preferences', 'Preferences', () => setUserMenuOpen(true), {
        keywords: ['settings', 'row height', 'density', 'time zone', 'sound', 'confirmations', 'user menu'],
      }),
      command('handbook', 'Handbook', () => void navigate('/handbook'), { keywords: ['help', 'manual', 'how to'] }),
      command('shortcuts', 'Keyboard shortcuts', () => showPalette('shortcuts'), { keys: ['?'], keywords: ['help'] }),
      ...(isLost ? [command('retry', 'Retry live data now', session.retryLive, { keywords: ['reconnect'] })] : []),
      command('change-password', 'Change password…', openChangePassword, { keywords: ['security'] }),
      command('sign-out', 'Sign out', () => void session.logOut(), { keywords: ['log out', 'leave'] }),
      command('sign-out-everywhere', 'Sign out everywhere…', askToSignOutEverywhere, { keywords: ['sessions'] }),
    ];
    return { id: 'application', rank: RANKS.application, commands };
  }, [session, isLost, navigate]);
}
