import type { UserView } from '@meridian/domain/entities/user-view-setting';
import { useQuery } from '@tanstack/react-query';
import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useApi } from '../../api/api-context.tsx';
import { viewQuery } from './use-view-settings.ts';
import { chooseView, rememberedView, STANDARD, type ViewChoice, type ViewPlace } from './view-choice.ts';
import { startSetting, type ViewSettings } from './view-setting-list.ts';

/**
 * Applies once the last view of this tab, else the default view, else the standard one. It runs before the first paint,
 * so that no other columns appear first. Returns the error if it fails.
 */
export function useStartView(
  place: ViewPlace,
  choice: ViewChoice | null,
  settings: ViewSettings | undefined,
  show: (saved: UserView) => void,
): Error | null {
  const isShown = useRef(false);
  const isOpen = choice === null && settings !== undefined;
  const wanted = isOpen ? startSetting(settings, rememberedView(place)) : null;
  const { data, error } = useQuery({
    ...viewQuery(useApi(), wanted ?? { id: 0, version: 0 }),
    enabled: wanted !== null,
  });
  const found: ViewChoice | null = data === undefined ? null : { kind: 'view', saved: data };
  const first = choice ?? (isOpen && wanted === null ? STANDARD : found);
  const start = useEffectEvent(() => {
    if (isShown.current || first === null) return;
    isShown.current = true;
    if (first.kind === 'view') show(first.saved);
    if (choice === null) chooseView(place, first);
  });
  const isReady = first !== null;
  useLayoutEffect(() => {
    if (isReady) start();
  }, [isReady]);
  return error;
}
