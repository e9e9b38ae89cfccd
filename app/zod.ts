import { z } from 'zod';

// Zod would try whether it may build code at run time, which our content security policy forbids: the
// browser reports that as a violation on every page. Workers forbid it, too.
z.config({ jitless: true });

export { z };
