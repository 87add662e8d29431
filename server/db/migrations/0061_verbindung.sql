-- When the connection that an accepted invitation made between a recommender and an agency ended: by the recommender, or by a later invitation.
alter table einladung add column verbindung_beendet_am timestamptz
  check (verbindung_beendet_am is null or status = 'Angenommen');
