import { create } from 'zustand';
import { type ConnectionFacts, NO_FACTS } from './connection-facts.ts';

/** The present connections, for chips, banners and screens. */
export const useConnectionFacts = create<ConnectionFacts>(() => NO_FACTS);
