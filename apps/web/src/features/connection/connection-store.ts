import { create } from 'zustand';
import { type ConnectionFacts, NO_FACTS } from './connection-facts.ts';

/** The connections as of now, for every chip, banner and screen that shows them. */
export const useConnectionFacts = create<ConnectionFacts>(() => NO_FACTS);
