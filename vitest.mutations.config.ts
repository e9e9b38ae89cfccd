import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { MUTATIONS } from './test/support/calendar/mutations.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const name = process.env.MUTATION ?? '';
const mutation = MUTATIONS[name];
if (!mutation) throw new Error(`no such mutation: ${name}`);

/** The random histories of the calendar sync on a source without one of its rules. */
export default defineConfig({
  resolve: { alias: { '~': `${root}app` } },
  plugins: [
    {
      name: 'mutation',
      enforce: 'pre',
      transform(code, id) {
        if (id !== root + mutation.file) return null;
        return [mutation, ...(mutation.also ? [mutation.also] : [])].reduce(
          (text, { from, to }) => {
            if (!text.includes(from)) throw new Error(`${name} is not in ${mutation.file}`);
            return text.replace(from, () => to);
          },
          code,
        );
      },
    },
  ],
  test: {
    include: ['test/domain/calendar/histories.test.ts'],
    setupFiles: ['test/support/fail-on-console.ts'],
  },
});
