-- The mails about an id: the report of invitations asks for the last one of each.
create index mail_bezug on mail (mandant, bezug);
