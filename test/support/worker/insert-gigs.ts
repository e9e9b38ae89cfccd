/** So many gigs of one person, a day apart, with their places and three bookings each if wanted. */
export async function insertGigs(
  db: D1Database,
  userId: string,
  count: number,
  { from = '2026-01-01', bookings = false } = {},
) {
  const at = '2026-05-01T00:00:00.000Z';
  const gig = db.prepare(
    `INSERT INTO gigs (id, user_id, title, type, date, location, latitude, longitude, airport,
       place_status, created_at, updated_at)
     VALUES (?, ?, ?, 'booked', ?, 'Portland, ME', 43.66, -70.26, 'PWM', 'found', ?, ?)`,
  );
  const booking = db.prepare(
    `INSERT INTO travel_details (id, user_id, gig_id, detail_type, provider, starts_date_time,
       created_at, updated_at)
     VALUES (?, ?, ?, ?, 'A company', ?, ?, ?)`,
  );
  const statements = Array.from({ length: count }, (_, index) => {
    const id = `${userId}-${index}`;
    const day = new Date(Date.parse(from) + (index % 700) * 86_400_000).toISOString().slice(0, 10);
    return [
      gig.bind(id, userId, `Gig ${index}`, day, at, at),
      ...(bookings ? ['flight', 'hotel', 'car'] : []).map((kind) =>
        booking.bind(`${id}-${kind}`, userId, id, kind, `${day}T10:00`, at, at),
      ),
    ];
  }).flat();
  for (let start = 0; start < statements.length; start += 100) {
    await db.batch(statements.slice(start, start + 100));
  }
}
