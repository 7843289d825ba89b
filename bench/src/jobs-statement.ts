/** The statement behind a page of a company's jobs, newest first, as the server sends it; parameter: company. */
export const jobsStatement = `
  select c.job_count as total, j.*
  from companies c
  left join lateral (
    select j.id, j.company_id, j.title, j.department, j.location, j.types, j.salary_min, j.salary_max, j.currency, j.experience_level,
      j.other_info, j.criteria, j.closing_date, j.status, (select f.filename from files f where f.id = j.description_file_id) as description_filename,
      j.applicant_count, j.accepted_count, j.reviewed_count, j.blind_review, j.created_at, j.updated_at,
      (row_number() over (order by j.created_at desc, j.id desc))::int as position
    from jobs j where j.company_id = c.id order by j.created_at desc, j.id desc limit 20
  ) j on true
  where c.id = $1
  order by j.position`;
