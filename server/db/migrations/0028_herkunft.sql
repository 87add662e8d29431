-- How recipients came: the channel of the link and where in the pages they came in, as whoever sent their data said.
alter table empfaenger add column channel text;
alter table empfaenger add column einsprungsquelle text;
-- The recipient whom a link named, if it is one of that referral; where somebody came in who typed a code.
alter table klick add column empfaengernummer text;
alter table klick add column einsprungsquelle text;
