import { cx } from 'class-variance-authority';
import {
  Cloud,
  CloudFog,
  CloudLightning,
  CloudMoon,
  CloudMoonRain,
  CloudRain,
  CloudSnow,
  CloudSun,
  CloudSunRain,
  Cloudy,
  type LucideIcon,
  Moon,
  Sun,
} from 'lucide-react';

const CLOUD = { d: Cloud, n: Cloud };

/** Each code by day and by night; a closed sky looks the same at both. */
const ICONS: Record<string, { d: LucideIcon; n: LucideIcon }> = {
  '01': { d: Sun, n: Moon },
  '02': { d: CloudSun, n: CloudMoon },
  '03': CLOUD,
  '04': { d: Cloudy, n: Cloudy },
  '09': { d: CloudSunRain, n: CloudMoonRain },
  '10': { d: CloudRain, n: CloudRain },
  '11': { d: CloudLightning, n: CloudLightning },
  '13': { d: CloudSnow, n: CloudSnow },
  '50': { d: CloudFog, n: CloudFog },
};

/** The picture of "10d". The words stand beside it. */
export function WeatherIcon({ code, className }: { code: string; className: string }) {
  const { d: day, n: night } = ICONS[code.slice(0, 2)] ?? CLOUD;
  const Icon = code.endsWith('n') ? night : day;
  return <Icon aria-hidden="true" strokeWidth={1.9} className={cx('shrink-0', className)} />;
}
