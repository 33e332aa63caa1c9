import { isStoredFlagOn, STORAGE_KEYS } from '@meridian/domain/storage-keys';
import { useState } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { createSafeStorage } from '../../session/safe-storage.ts';

const storage = createSafeStorage(() => window.localStorage);

/** In narrower windows the market is a tab instead. */
const HAS_ROOM = '(width >= 1360px)';

export type MarketPanel = {
  readonly place: 'beside' | 'tab';
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
};

/** The place of the market panel, and whether the user closed it on this machine. */
export function useMarketPanel(): MarketPanel {
  const hasRoom = useMedia(HAS_ROOM);
  const [isClosed, setClosed] = useState(() => isStoredFlagOn(storage.get(STORAGE_KEYS.marketPanelClosed)));
  return {
    place: hasRoom ? 'beside' : 'tab',
    isOpen: !isClosed,
    setOpen: (isOpen) => {
      storage.set(STORAGE_KEYS.marketPanelClosed, String(!isOpen));
      setClosed(!isOpen);
    },
  };
}
