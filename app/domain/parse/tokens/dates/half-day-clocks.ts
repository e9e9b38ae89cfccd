import { matchesOf } from '../matches';

interface Clock {
  start: number;
  end: number;
  minutes: number;
}

/** Without such a letter none of these clocks is looked for. */
const LETTER = /[\u0370-\u03ff\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** "午後3時30分", "下午 3:30", "오후 3시", "10時00分": the half of the day stands before its hour; "3時間" is a length. */
const FAR_EASTERN =
  /(?:(午前|上午|早上|凌晨|오전)|(午後|下午|晚上|傍晚|오후))?[ \t]?(?<![\d:.])(\d{1,2})(?::([0-5]\d)(?!\d)|[ \t]?[時时點点시](?![間间간差])(?:[ \t]?([0-5]?\d)[ \t]?[分분](?![鐘钟])|(半))?)/g;

/** "3:30 μ.μ.", "10:00 π.μ.". */
const GREEK = /(?<![\d:.])(\d{1,2})[:.]([0-5]\d)[ \t]?([πμ])\.?[ \t]?μ\.?(?!\p{L})/giu;

/** Clocks of twelve hours, and hours in words, as they are printed in the Far East and in Greek. */
export function halfDayClocks(clean: string): Clock[] {
  if (!LETTER.test(clean)) return [];
  const clocks: Clock[] = [];
  for (const match of matchesOf(clean, FAR_EASTERN)) {
    const [printed, morning, afternoon, hour, digits, minutes, half] = match;
    if (digits !== undefined && !morning && !afternoon) continue;
    const start = match.index + printed.length - printed.trimStart().length;
    const end = match.index + printed.length;
    const minute = half ? 30 : Number(digits ?? minutes ?? 0);
    const whole = hourOf(Number(hour), Boolean(morning), Boolean(afternoon));
    if (whole !== null) clocks.push({ start, end, minutes: whole * 60 + minute });
  }
  for (const { 0: printed, 1: hour, 2: minutes, 3: half, index } of matchesOf(clean, GREEK)) {
    const isMorning = half?.toLowerCase() === 'π';
    const whole = hourOf(Number(hour), isMorning, !isMorning);
    if (whole !== null)
      clocks.push({
        start: index,
        end: index + printed.length,
        minutes: whole * 60 + Number(minutes),
      });
  }
  return clocks;
}

function hourOf(printed: number, morning: boolean, afternoon: boolean): number | null {
  if (printed > 24) return null;
  if (morning && printed === 12) return 0;
  return afternoon && printed < 12 ? printed + 12 : printed % 24;
}
