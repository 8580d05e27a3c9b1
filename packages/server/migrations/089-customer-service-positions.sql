-- Ways to customer service are placed by number, 1 is the live chat: a stored setting with the old name would be refused at its next change.
update setting
  set value = replace(value::text, '"csPosition": "LIVE_CHAT"', '"csPosition": "1"')::jsonb
  where key = 'site' and value::text like '%"csPosition": "LIVE_CHAT"%';
