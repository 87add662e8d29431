-- The list of agencies of the back office: its orders end with the number, by which its beginning is found too.
create index agentur_nummer on agentur (mandant, agenturnummer collate "C") where empfehler_id is null;
create index agentur_liste on agentur (mandant, erstellt_am, agenturnummer collate "C") where empfehler_id is null;
create index agentur_wartet on agentur (mandant, erstellt_am, agenturnummer collate "C") where empfehler_id is null and status = 'WartetAufFreigabe';
