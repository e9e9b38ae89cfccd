import { type LucideIcon, Signpost } from 'lucide-react';
import { TRAVEL_ICONS } from '~/components/gig-icons';
import { TRAVEL_WORDS } from '~/components/travel-stamp';
import type { DetailType } from '~/domain/travel/travel-detail';

export const DETAIL_ICONS: Record<DetailType, LucideIcon> = { ...TRAVEL_ICONS, other: Signpost };

export const DETAIL_WORDS: Record<DetailType, string> = { ...TRAVEL_WORDS, other: 'Ride' };
